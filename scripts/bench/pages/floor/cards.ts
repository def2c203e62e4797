/** The words of a card on both floor pages; its picture comes from the page's own server. */
export interface Card {
  readonly name: string;
  readonly words: string;
  readonly picture: string;
}

const CARDS = 24;
const WOODS = ['Natural oak', 'Smoked oak', 'White oak', 'Walnut', 'Limed oak', 'Dark oak'];
const LAYOUTS = ['plank', 'herringbone', 'chevron', 'panel'];

/** The same 24 cards on the server and in the browser. */
export const cards: readonly Card[] = Array.from({ length: CARDS }, (_, i) => ({
  name: `${WOODS[i % WOODS.length]} ${LAYOUTS[i % LAYOUTS.length]} ${i + 1}`,
  words: '15 × 190 × 1900 mm, brushed and oiled, 2.17 m² a pack',
  picture: `/pictures/${i}.avif`,
}));
