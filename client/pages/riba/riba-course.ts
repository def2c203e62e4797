/** The directory of approved courses, where ours can be booked. */
export const COURSE_URL = 'https://www.ribacpd.com/';

export const RIBA_LEAD =
  'A RIBA-approved course for architects and specifiers: how to choose a wood or vinyl floor, specify it, and see that it is laid as specified.';

export const LEARNING_AIMS: readonly { readonly aim: string; readonly detail: string }[] = [
  {
    aim: 'Choose a construction',
    detail:
      'Solid, engineered or vinyl: what each does over a screed, over heating, on timber and under traffic.',
  },
  {
    aim: 'Read a floor',
    detail:
      'Species, grade, wear layer and finish: what they mean for the look of a room, for wear, and for sanding again.',
  },
  {
    aim: 'Set out a pattern',
    detail:
      'Herringbone, chevron and Versailles panels: centre lines, borders, thresholds and the cuts at the walls.',
  },
  {
    aim: 'Specify performance',
    detail:
      'Fire class to EN 13501-1, slip resistance wet and dry, thermal resistance, emissions, and where each is declared.',
  },
  {
    aim: 'Get the site right',
    detail:
      'Moisture, level and climate to BS 8201 and BS 8203, the tests to ask for, and who answers for what.',
  },
];

/** The benefits of the course. */
export const GAINS: readonly string[] = [
  'It counts towards the 35 hours of CPD that a chartered architect does each year.',
  'You leave with a clause for a wood floor that a contractor can price and a clerk of works can check.',
  'It is about floors, not about us: no product is sold in it.',
];
