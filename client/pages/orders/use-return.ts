import { useState } from 'react';
import type { components } from '../../../contracts/api/generated/woojiapi.ts';
import { type Order, readOrdersAgain } from '../../features/orders/orders.api.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';
import { useWrite } from '../../lib/use-write.ts';
import { useCustomer } from '../../state/session.ts';
import { type DefectPictures, useDefectPictures } from './use-defect-pictures.ts';

export interface ReturnModel {
  /** lines from which packs can be chosen */
  readonly lines: Order['lines'];
  /** packs of a line; 0 where none are chosen */
  readonly packsOf: (lineId: string) => number;
  readonly setPacks: (lineId: string, packs: number) => void;
  readonly reason: string;
  readonly setReason: (text: string) => void;
  readonly pictures: DefectPictures;
  /** what is still missing, after an attempt to send it */
  readonly missing: { readonly packs?: string; readonly reason?: string; readonly pictures?: string };
  readonly isSending: boolean;
  /** why it could not be sent; undefined before that */
  readonly error: unknown;
  readonly send: () => void;
}

/** The most characters of a reason that the contract allows. */
export const REASON_MAX = 1000;

/** The form for returning packs of an order or reporting a defect. */
export function useReturn(kind: ReturnKind, order: Order, onSent: (returnNo: string) => void): ReturnModel {
  const { userId } = useCustomer().user;
  const [packs, setPacks] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [ask] = useState(() => safeToRepeat(askForReturn));
  const pictures = useDefectPictures();
  const lines = order.lines.filter(({ mayReturn }) => mayReturn > 0);
  const chosen = lines.flatMap(({ lineId, mayReturn }) => {
    const number = Math.min(packs.get(lineId) ?? 0, mayReturn);
    return number > 0 ? [{ lineId, number }] : [];
  });
  const missing = {
    ...(chosen.length === 0 ? { packs: 'Choose at least one pack.' } : {}),
    ...(reason.trim() === '' ? { reason: REASONS[kind] } : {}),
    ...(kind === 'defect' ? missingPictures(pictures) : {}),
  };

  const { run, isPending, error } = useWrite(async () => {
    const pictureIds = kind === 'defect' ? await pictures.upload() : [];
    const { orderId } = order;
    const asked = { userId, orderId, kind, reason: reason.trim(), lines: chosen, pictureIds };
    const { returnNo } = await ask(asked);
    onSent(returnNo);
  });

  return {
    lines,
    packsOf: (lineId) => chosen.find((line) => line.lineId === lineId)?.number ?? 0,
    setPacks: (lineId, number) => setPacks((now) => new Map(now).set(lineId, number)),
    reason,
    setReason,
    pictures,
    missing: isTried ? missing : {},
    isSending: isPending,
    error,
    send() {
      setTried(true);
      if (Object.keys(missing).length === 0) void run();
    },
  };
}

function missingPictures({ pictures, areComing }: DefectPictures): { readonly pictures?: string } {
  if (areComing) return { pictures: 'Please wait until your pictures are ready.' };
  return pictures.length === 0 ? { pictures: 'Please add at least one picture of the defect.' } : {};
}

const REASONS: Readonly<Record<ReturnKind, string>> = {
  return: 'Please say why the packs come back.',
  defect: 'Please say what is wrong with them.',
};

export type OrderReturn = components['schemas']['OrderReturn'];
export type ReturnKind = components['schemas']['ReturnKind'];
type Asked = components['schemas']['ReturnInput'];

/** Asks for a return or reports a defect, and reads the order again. @param serial the same one repeats it without harm */
async function askForReturn(asked: Asked, serial: string): Promise<{ returnNo: string }> {
  const { data } = await call('/woojiapi/order/insertreturn', asked, { serial });
  await readOrdersAgain();
  return data;
}
