import { PICTURE_ASPECT } from '../../../../contracts/site/picture-url.ts';

/** The place in which a picture is looked at, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A place, in CSS pixels from the middle of the frame. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** `zoom` is 1 where the whole picture fits; the place is that of its middle. */
export interface View extends Place {
  readonly zoom: number;
}

export const FITTED: View = { zoom: 1, x: 0, y: 0 };
/** The least that a double click enlarges, and how much further one can go. */
const LEAST_CLOSE = 2;
const BEYOND_CLOSE = 2;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** @returns how wide the whole picture is in the frame */
export const fittedWidth = ({ width, height }: Frame): number => Math.min(width, height * PICTURE_ASPECT);

/**
 * @param pixels the picture's own width
 * @param density pixels of the screen in a CSS pixel
 * @returns the zoom at which one pixel of the picture is one of the screen, or twice its fitted size where that is more
 */
export const closeZoom = (frame: Frame, pixels: number, density: number): number =>
  Math.max(LEAST_CLOSE, pixels / density / fittedWidth(frame));

export const mostZoom = (close: number): number => close * BEYOND_CLOSE;

/** @returns where the middle of the picture may be in one direction */
function covering(room: number, size: number, middle: number): number {
  const reach = (size - room) / 2;
  return reach > 0 ? between(-reach, middle, reach) : 0;
}

/** @returns the nearest view without an empty edge on a side to which the picture is larger than the frame */
export function bounded({ zoom, x, y }: View, frame: Frame, most: number): View {
  const allowed = between(1, zoom, most);
  const width = fittedWidth(frame) * allowed;
  return {
    zoom: allowed,
    x: covering(frame.width, width, x),
    y: covering(frame.height, width / PICTURE_ASPECT, y),
  };
}

/** @returns the view with another zoom; what lies at the place stays there as far as the bounds allow */
export function zoomedAt(view: View, zoom: number, place: Place, frame: Frame, most: number): View {
  const allowed = between(1, zoom, most);
  const ratio = allowed / view.zoom;
  const x = place.x - (place.x - view.x) * ratio;
  const y = place.y - (place.y - view.y) * ratio;
  return bounded({ zoom: allowed, x, y }, frame, most);
}
