import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

export interface Drawing {
  /** draws with the next frame */
  ask(): void;
  stop(): void;
}

/** Draws frames only while the view moves or comes to rest, to save power. */
export function drawWhenMoved(controls: OrbitControls, draw: () => void): Drawing {
  let frame = 0;
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(step);
  };
  const step = () => {
    frame = 0;
    // while the view still swings, its change event asks for another frame
    controls.update();
    draw();
  };
  controls.addEventListener('change', ask);
  return {
    ask,
    stop() {
      controls.removeEventListener('change', ask);
      cancelAnimationFrame(frame);
    },
  };
}
