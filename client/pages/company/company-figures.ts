/** The company's claims (docs/product.md, "What it is"). */
export const COMPANY_FIGURES = [
  { figure: '20', what: 'years of experience' },
  { figure: '200', what: 'staff' },
  { figure: '30,000 m²', what: 'made every month' },
  { figure: '35,000–45,000 m²', what: 'in stock' },
  { figure: '85', what: 'products in the showroom' },
] as const;

export const COMPANY_LEAD =
  'We make and stock wood and vinyl floors and sell them only to the trade: architects, contractors and developers.';
