/** The `sizes` of a picture in a card grid: as wide as a column of `.card-grid` at each screen width. */
export const CARD_SIZES =
  '(min-width: 2000px) 17vw, (min-width: 1600px) 19vw, (min-width: 1024px) 24vw, (min-width: 704px) 31vw, 46vw';
