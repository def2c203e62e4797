import { configure, screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Generous, for a busy machine. */
const PATIENCE_MS = 30_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

export interface Mounted {
  readonly element: HTMLElement;
  render(node: ReactNode): void;
  unmount(): void;
}

/** Mounts a React tree until the test ends. Later changes are rendered asynchronously, as in a browser, so wait for what they show. */
export function mount(node: ReactNode): Mounted {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const render = (next: ReactNode) => flushSync(() => root.render(next));
  const unmount = () => {
    root.unmount();
    element.remove();
  };
  onTestFinished(unmount);
  render(node);
  return { element, render, unmount };
}

/** Waits until an expectation is met. */
export function until<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: PATIENCE_MS });
}

/** What a screen reader reads after the name of a control. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`).join(' ');
}

/** The control of a field by its label, whether it is mandatory or not. */
export function field<Control extends HTMLElement = HTMLInputElement>(label: string): Control {
  return screen.getByLabelText<Control>(new RegExp(`^${label}( \\*)?$`));
}

/** Replaces what is in a field, as by pasting. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.paste(text);
}

/** The messages of invalid fields by label, in the order of the page. */
export function refusals(): Record<string, string> {
  const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')];
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.firstChild?.textContent ?? 'no label';
  return Object.fromEntries(wrong.map((control) => [labelOf(control), descriptionOf(control)]));
}
