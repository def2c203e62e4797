/** @param value of a channel of a screen, 0 to 1. @returns the light that it stands for, as a share of all light */
export const lightOf = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** @param light as a share; more than all of it is possible. @returns the channel's value, 0 to 1, as our pictures of rooms show it */
export const shownValue = (light: number): number => {
  const share = shoulder(light);
  return share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
};

/** From here on highlights roll off. */
const FROM = 0.5;

/** Softly, as on film, so that cloth in the sun keeps its weave; what is below stays as it is. */
function shoulder(light: number): number {
  if (light < FROM) return Math.max(0, light);
  const room = 1 - FROM;
  const over = (light - FROM) / room;
  return FROM + (room * over) / (1 + over);
}
