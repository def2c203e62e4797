/** One row of the policy's table (docs/product.md, "What it is"). */
export interface StoredData {
  readonly area: string;
  readonly stored: string;
}

export const STORED_DATA: readonly StoredData[] = [
  { area: 'Account, Profile', stored: 'Email, first name, last name, company name, occupation, title' },
  {
    area: 'Company',
    stored:
      'Company address, post code, company phone, company website, company registration number, logo; who of the company may do what',
  },
  {
    area: 'Login',
    stored:
      'When you logged in and with which browser, such as Chrome on Windows; which emails you have turned off',
  },
  { area: 'My Projects', stored: 'Project name, flooring products, active collaborator account ID' },
  { area: 'Free quote', stored: 'Rooms with their names and sizes, the floors and fitting chosen for them' },
  { area: 'Basket', stored: 'Products, quantities, postcode, delivery fee, total cost' },
  {
    area: 'Checkout',
    stored: 'Names, company, telephone, address, postcode, billing address, total cost',
  },
  {
    area: 'Quotations',
    stored:
      'Title, client, site address and post code, house type, floors, quantities and prices, notes, messages and files, and who accepted it',
  },
  {
    area: 'Orders, Invoices, Returns',
    stored:
      'What was ordered and by whom, purchase order number and job reference, site contact and phone, papers, payments without card details, pictures of defects',
  },
  {
    area: 'Addresses',
    stored: 'Delivery addresses with the contact and phone on site, and how to unload there',
  },
  { area: 'Order Samples', stored: 'The products that you asked for samples of' },
  { area: 'Sample Checkout', stored: 'Names, company, telephone, address and postcode for the delivery' },
  { area: 'Contact', stored: 'Email, first name and your message' },
  {
    area: 'Your room',
    stored: 'The finished pictures that you keep with a project, and their titles; not the photo itself',
  },
  {
    area: 'Trace a floor plan',
    stored: 'The floor plans that you keep with a project, and what you trace on them',
  },
  {
    area: 'Share a project',
    stored:
      'Title, town, what you wrote, the floors and the pictures, without the place where they were taken',
  },
];
