import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

export interface Mounted {
  readonly element: HTMLElement;
  render(node: ReactNode): void;
  unmount(): void;
}

/** Puts React's tree on the page until the test ends. React works when it wants to, as in a browser: wait for what it shows. */
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
