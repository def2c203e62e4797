/** One row of the policy's table (docs/product.md, "What it is"). */
export interface StoredData {
  readonly area: string;
  readonly stored: string;
}

export const STORED_DATA: readonly StoredData[] = [
  { area: 'Account, Profile', stored: 'Email, first name, last name, company name, occupation' },
  {
    area: 'Login',
    stored:
      'When you logged in and with which browser, such as Chrome on Windows; which emails you have turned off',
  },
  { area: 'My Projects', stored: 'Project name, flooring products, active collaborator account ID' },
  { area: 'Basket', stored: 'Products, quantities, postcode, delivery fee, total cost' },
  {
    area: 'Checkout',
    stored: 'Names, company, telephone, address, postcode, billing address, total cost',
  },
  { area: 'Order Samples', stored: 'The products that you asked for samples of' },
  { area: 'Sample Checkout', stored: 'Names, company, telephone, address and postcode for the delivery' },
  { area: 'Contact', stored: 'Email, first name and your message' },
  {
    area: 'Share a project',
    stored:
      'Title, town, what you wrote, the floors and the pictures, without the place where they were taken',
  },
];
