/** A figure of two decimals in whole hundredths, as floats such as 0.1 + 0.2 don't add up. */
export const hundredths = (figure: number): number => Math.round(figure * 100);

/** The sum of figures of two decimals, to two decimals. */
export const sumOfFigures = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + hundredths(figure), 0) / 100;

/** A figure of two decimals, a whole number of times. */
export const timesFigure = (figure: number, times: number): number => (hundredths(figure) * times) / 100;
