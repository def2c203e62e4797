import type { Marks, Shape, Size } from './room.ts';

/**
 * What of the photo is floor: opaque within the edge, without the things that are taken out.
 * @param edge as it is shown, in pixels of the photo
 */
export function drawMask(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  photo: Size,
  edge: Shape,
  { things, strokes }: Pick<Marks, 'things' | 'strokes'>,
): void {
  const { canvas: out, context: brush } = canvasOf({ width, height });
  brush.scale(width / photo.width, height / photo.height);
  for (const thing of things) fill(brush, thing);
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const { kind, size, points } of strokes) {
    brush.globalCompositeOperation = kind === 'out' ? 'source-over' : 'destination-out';
    brush.lineWidth = size;
    brush.beginPath();
    for (const { x, y } of points) brush.lineTo(x, y);
    // a single press is a dot
    if (points.length === 1 && points[0]) brush.lineTo(points[0].x + 0.01, points[0].y);
    brush.stroke();
  }
  context.save();
  context.clearRect(0, 0, width, height);
  context.save();
  context.scale(width / photo.width, height / photo.height);
  fill(context, edge);
  context.restore();
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(out, 0, 0);
  context.restore();
}

function fill(context: CanvasRenderingContext2D, shape: Shape): void {
  context.beginPath();
  for (const { x, y } of shape) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** A canvas of that size, for reading. */
export function canvasOf({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

/** @returns the size of the photo with at most `longest` pixels on its longer side */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
