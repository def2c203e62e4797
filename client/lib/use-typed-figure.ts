import { useState } from 'react';

/**
 * A figure that is kept with each key as soon as the text can be read. While it can't, the figure from before the field
 * was entered counts, and the text stays until it is corrected or the figure is set elsewhere.
 * @param read returns undefined for text that can't be read
 */
export function useTypedFigure<Value>(
  kept: Value,
  read: (text: string) => Value | undefined,
  keep: (value: Value) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(kept);
  const isReadable = typed === undefined || read(typed) !== undefined;
  const isWrong = !isReadable && kept === before;
  return {
    /** undefined while the field shows the figure itself */
    typed: isReadable || isWrong ? typed : undefined,
    isWrong,
    enter() {
      if (isWrong) return;
      setBefore(kept);
      setTyped(undefined);
    },
    type(text: string) {
      setTyped(text);
      const figure = read(text);
      const value = figure === undefined ? before : figure;
      if (value !== kept) keep(value);
    },
    leave() {
      if (isReadable) setTyped(undefined);
    },
  };
}
