export const CATEGORY_TITLE = 'Our floors, by series';
export const CATEGORY_INTRO =
  'Each series suits a different way of laying. Planks float or are glued down, herringbone and chevron are set out from a centre line, and Versailles panels are laid as squares. Choose a series to see its sizes, grades, finishes and what is in stock.';
