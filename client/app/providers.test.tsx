// @vitest-environment happy-dom
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { useLocation, useSearch } from 'wouter';
import type { PageData } from '../../contracts/site/page-rendering.ts';
import { recogniseVisitor } from '../state/session.ts';
import { Providers } from './providers.tsx';

it.each([
  ['/flooring/product-detail', 'id=p-0601'],
  ['/flooring', 'type=chevron&sort=price'],
  ['/flooring', ''],
])('a visitor’s page is rendered once by the browser that takes it over: %s?%s', async (path, search) => {
  const address = search ? `${path}?${search}` : path;
  const data = { brand: 'Alderline', siteSalt: 's', path: address, fallback: {} } as unknown as PageData;
  let renders = 0;
  const Page = ({ onQuiet }: { onQuiet?: () => void }) => {
    renders += 1;
    // After the effects of every component, and what they have changed.
    useEffect(() => void setTimeout(() => onQuiet?.()), [onQuiet]);
    return <p>{`${useLocation()[0]} ${useSearch()}`}</p>;
  };
  const page = (onQuiet?: () => void) => (
    <Providers data={data}>
      <Page {...(onQuiet ? { onQuiet } : {})} />
    </Providers>
  );
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(page());
  history.replaceState(null, '', address);
  recogniseVisitor();
  renders = 0;
  await new Promise<void>((resolve) => {
    const root = hydrateRoot(element, page(resolve));
    onTestFinished(() => root.unmount());
  });
  expect(renders).toBe(1);
  expect(element.textContent).toBe(`${path} ${search}`);
});
