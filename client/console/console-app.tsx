import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { chooseWorld, chosenWorld } from '../lib/mock-world.ts';
import { Frame } from './frame.tsx';
import { SECTIONS } from './sections.ts';
import { WorldContext } from './use-console.ts';

/** The frame around the section that the address names. */
export function ConsoleApp() {
  const [name, setName] = useState(chosenWorld);
  const world = useMemo(
    () => ({
      name,
      choose: (next: string) => {
        chooseWorld(next);
        setName(next);
      },
    }),
    [name],
  );
  const [path] = useLocation();
  const section = SECTIONS.find((candidate) => candidate.path === path) ?? SECTIONS[0];
  const main = useRef<HTMLElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    document.title = `${section.label} | Mock console`;
    // A chosen section takes the focus; the first one of a visit doesn't.
    if (shown.current === section) return;
    shown.current = section;
    window.scrollTo(0, 0);
    main.current?.querySelector<HTMLElement>('[data-page-focus]')?.focus({ preventScroll: true });
  }, [section]);
  return (
    <WorldContext value={world}>
      <Frame current={section}>
        <chakra.main ref={main} id="content" minWidth="0" tabIndex={-1} outline="none">
          <section.View key={`${name} ${section.path}`} />
        </chakra.main>
      </Frame>
    </WorldContext>
  );
}
