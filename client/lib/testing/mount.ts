import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export interface Mounted {
  readonly element: HTMLElement;
  render(node: ReactNode): void;
  unmount(): void;
}

/** Mounts a React tree until the test ends. React renders in its own time, as in a browser: wait for what it shows. */
export function mount(node: ReactNode): Mounted {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const unmount = () => {
    root.unmount();
    element.remove();
  };
  onTestFinished(unmount);
  root.render(node);
  return { element, render: (next) => root.render(next), unmount };
}

/** Generous, for a busy machine: what isn't true by then never will be. */
const PATIENCE_MS = 30_000;

/** Waits until an expectation is met. */
export function until<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS });
}
