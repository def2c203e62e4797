import type { ReactNode } from 'react';
import './specimen.css';

interface SpecimenProps {
  /** the state that it shows, e.g. `loading` */
  state: string;
  children: ReactNode;
}

/** One component in one state. */
export function Specimen({ state, children }: SpecimenProps) {
  return (
    <div className="specimen">
      <p className="specimen-state">{state}</p>
      {children}
    </div>
  );
}
