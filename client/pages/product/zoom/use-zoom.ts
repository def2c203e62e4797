import { createUseGesture, dragAction, pinchAction } from '@use-gesture/react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  bounded,
  closeZoom,
  FITTED,
  type Frame,
  fittedWidth,
  mostZoom,
  type Place,
  zoomedAt,
} from './zoom-view.ts';

const useGesture = createUseGesture([dragAction, pinchAction]);

/** What a button, a key or a turn of the wheel by one notch does. */
const STEP = 1.5;
const NOTCH_PX = 100;
/** A line of a wheel that counts in lines. */
const LINE_PX = 33;
/** A touchpad reports two fingers that spread as a turn of the wheel with Ctrl, in small amounts. */
const SPREAD_GAIN = 4;
const KEY_PX = 80;
const DOUBLE_MS = 350;
const DOUBLE_PX = 30;
const MIDDLE: Place = { x: 0, y: 0 };
/** Until it is measured. */
const NO_FRAME: Frame = { width: 0, height: 0 };

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
};

export interface Zoom {
  readonly view: typeof FITTED;
  /** the last change was a step, not a finger or the wheel, so that it may be seen to happen */
  readonly isStep: boolean;
  readonly isFitted: boolean;
  readonly isMost: boolean;
  /** how wide the picture is now, in CSS pixels; 0 until it is measured */
  readonly width: number;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly showWhole: () => void;
  /** @returns whether the key meant the zoom */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Enlarges and moves the picture in a frame: wheel, two fingers, double click or tap, dragging, keys.
 * @param pixels the picture's own width
 */
export function useZoom(place: RefObject<HTMLElement | null>, pixels: number): Zoom {
  const [frame, setFrame] = useState(NO_FRAME);
  const [wanted, setView] = useState(FITTED);
  const [isStep, setStep] = useState(false);
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, ...MIDDLE });
  const close = closeZoom(frame, pixels, devicePixelRatio);
  const most = mostZoom(close);
  // again, as the window may have changed
  const view = frame.width > 0 ? bounded(wanted, frame, most) : FITTED;

  const show = (next: typeof FITTED, asStep = false) => {
    setView(next);
    setStep(asStep);
  };
  const zoomTo = (zoom: number, at: Place, asStep = false) =>
    show(zoomedAt(view, zoom, at, frame, most), asStep);
  const move = ({ x, y }: Place, asStep = false) =>
    show(bounded({ ...view, x: view.x + x, y: view.y + y }, frame, most), asStep);
  const step = (factor: number) => zoomTo(view.zoom * factor, MIDDLE, true);
  const showWhole = () => show(FITTED, true);

  /** @returns the place in the frame of a point of the window */
  const placeOf = ([x, y]: readonly [number, number]): Place => {
    const { left, top, width, height } = place.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };

  function onTap(at: Place, now: number) {
    const { current: last } = lastTap;
    const isDouble = now - last.at < DOUBLE_MS && Math.hypot(at.x - last.x, at.y - last.y) < DOUBLE_PX;
    lastTap.current = { at: isDouble ? Number.NEGATIVE_INFINITY : now, ...at };
    if (!isDouble) return;
    if (view.zoom > 1) showWhole();
    else zoomTo(close, at, true);
  }

  useGesture(
    {
      onDrag: ({ delta: [x, y], xy, tap, pinching, cancel, timeStamp }) => {
        if (pinching) cancel();
        else if (tap) onTap(placeOf(xy), timeStamp);
        else if (view.zoom > 1) move({ x, y });
      },
      onPinch: ({ origin, offset: [zoom], memo }) => {
        const at = placeOf(origin);
        const before: Place = memo ?? at;
        const moved = { ...view, x: view.x + at.x - before.x, y: view.y + at.y - before.y };
        show(zoomedAt(moved, zoom, at, frame, most));
        return at;
      },
    },
    {
      target: place,
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { pinchOnWheel: false, from: () => [view.zoom, 0], scaleBounds: { min: 1, max: most } },
    },
  );

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    // sideways it turns to the next picture, as the browser does
    if (sideways && view.zoom === 1) return;
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX;
    if (sideways) move({ x: -event.deltaX * px, y: -event.deltaY * px });
    else {
      const notches = (event.deltaY * px * (event.ctrlKey ? SPREAD_GAIN : 1)) / NOTCH_PX;
      const notch = Math.min(Math.max(notches, -1), 1);
      zoomTo(view.zoom * STEP ** -notch, placeOf([event.clientX, event.clientY]));
    }
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => entry && setFrame(entry.contentRect));
    watch.observe(element);
    // over the buttons that lie on it, too
    const around = element.closest('dialog') ?? element;
    // React's own listener may not keep the page from scrolling
    const turned = (event: WheelEvent) => onWheel(event);
    around.addEventListener('wheel', turned, { passive: false });
    return () => {
      watch.disconnect();
      around.removeEventListener('wheel', turned);
    };
  }, [place]);

  const isFitted = view.zoom === 1;
  return {
    view,
    isStep,
    isFitted,
    isMost: view.zoom >= most,
    width: fittedWidth(frame) * view.zoom,
    larger: () => step(STEP),
    smaller: () => step(1 / STEP),
    showWhole,
    onKey({ key, ctrlKey, metaKey, altKey }) {
      // with these the browser enlarges the page
      if (ctrlKey || metaKey || altKey) return false;
      const arrow = ARROWS[key];
      if (key === '+' || key === '=') step(STEP);
      else if (key === '-') step(1 / STEP);
      else if (key === '0') showWhole();
      else if (arrow && !isFitted) move(arrow, true);
      else return false;
      return true;
    },
  };
}
