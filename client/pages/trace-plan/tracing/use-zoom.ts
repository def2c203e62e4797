import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** What a button, a key or a notch of the wheel does. */
const STEP = 1.5;
const MOST = 16;
const NOTCH_PX = 100;
/** A line of a wheel that counts in lines. */
const LINE_PX = 33;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

export interface Zoom {
  /** of the page, in CSS pixels; 0 until the frame is measured */
  readonly width: number;
  readonly isWhole: boolean;
  readonly isMost: boolean;
  readonly larger: () => void;
  readonly smaller: () => void;
  readonly showWhole: () => void;
}

/**
 * Enlarges a page in a frame that scrolls: by the wheel, two fingers, buttons and keys. What lies under the pointer stays there.
 * @param aspect the page's width in heights
 */
export function useZoom(frame: RefObject<HTMLElement | null>, aspect: number): Zoom {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [zoom, setZoom] = useState(1);
  /** the part of the page that is to stay, and where it was */
  const held = useRef<{ readonly x: number; readonly y: number } & Place>(undefined);
  const fitted = Math.min(size.width, size.height * aspect);
  const width = fitted * zoom;
  const pageBox = () => frame.current?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();

  const zoomTo = (wanted: number, at?: Place) => {
    const next = Math.min(Math.max(wanted, 1), MOST);
    const box = frame.current?.getBoundingClientRect();
    if (next === zoom || !box) return;
    const { left, top, width: wide, height } = pageBox();
    const { clientX, clientY } = at ?? {
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
    };
    held.current = { x: (clientX - left) / wide, y: (clientY - top) / height, clientX, clientY };
    setZoom(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page has its new size
  useLayoutEffect(() => {
    if (!held.current || !frame.current) return;
    const { x, y, clientX, clientY } = held.current;
    held.current = undefined;
    const box = pageBox();
    frame.current.scrollLeft += box.left + x * box.width - clientX;
    frame.current.scrollTop += box.top + y * box.height - clientY;
  }, [width]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // at its smallest it scrolls on, as the rest of the page does
    if (event.deltaY === 0 || (zoom === 1 && event.deltaY > 0 && !event.ctrlKey)) return;
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX;
    const notch = Math.min(Math.max((event.deltaY * px) / NOTCH_PX, -1), 1);
    zoomTo(zoom * STEP ** -notch, event);
  });

  const pinch = useRef<{ readonly distance: number; readonly zoom: number }>(undefined);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch.current = undefined;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch.current ??= { distance, zoom };
    const middle = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    };
    zoomTo((pinch.current.zoom * distance) / pinch.current.distance, middle);
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    watch.observe(element);
    const turned = (event: WheelEvent) => onWheel(event);
    const touched = (event: TouchEvent) => onTouch(event);
    // React's own listeners may not keep the page from scrolling
    const options = { passive: false };
    element.addEventListener('wheel', turned, options);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      element.addEventListener(type, touched, options);
    return () => {
      watch.disconnect();
      element.removeEventListener('wheel', turned);
      for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
        element.removeEventListener(type, touched);
    };
  }, [frame]);

  return {
    width,
    isWhole: zoom === 1,
    isMost: zoom === MOST,
    larger: () => zoomTo(zoom * STEP),
    smaller: () => zoomTo(zoom / STEP),
    showWhole: () => zoomTo(1),
  };
}
