import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { call } from '../../../lib/api-client.ts';
import { fieldError, lackOf, useWrite } from '../../../lib/use-write.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { keepVoucher, useKeptVoucher } from '../kept-voucher.ts';
import styles from './voucher-field.module.css';

interface VoucherFieldProps {
  /** pence of goods from which a voucher can be deducted */
  goods: number;
}

/** A field to enter a voucher's code, or the voucher with a button to remove it. It works inside another form too. */
export function VoucherField({ goods }: VoucherFieldProps) {
  const { userId } = useCustomer().user;
  const voucher = useKeptVoucher();
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const { run, isPending, error } = useWrite(async (code: string) => {
    const { data } = await readVoucher(userId, code);
    moves.current = true;
    setTyped('');
    keepVoucher(userId, data);
  });
  const code = voucher?.voucherCode;
  // the element that had the focus was removed with the previous step
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another step
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);

  const apply = () => void run(typed);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <div ref={place} className={styles.voucher} data-no-print="">
      {voucher ? (
        <>
          <p className="text-small" role="status">
            {wordsOf(voucher, goods)}
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              moves.current = true;
              keepVoucher(userId, undefined);
            }}
          >
            Don’t use the voucher
          </Button>
        </>
      ) : (
        <>
          <div className={styles.row}>
            <Field label="Voucher code" error={fieldError(error)}>
              <TextInput
                asks="code"
                enter="done"
                value={typed}
                maxLength={40}
                onChange={({ target }) => setTyped(target.value)}
                onKeyDown={onKeyDown}
              />
            </Field>
            <Button variant="outline" loading={isPending} onClick={apply}>
              Use voucher
            </Button>
          </div>
          <Problem error={lackOf(error)} />
        </>
      )}
    </div>
  );
}

function wordsOf(
  { voucherCode, valuePence }: { readonly voucherCode: string; readonly valuePence: number },
  goods: number,
): string {
  const words = `Voucher ${voucherCode} takes ${formatPence(Math.min(valuePence, goods))} off the goods, before VAT.`;
  const rest = valuePence - goods;
  return rest > 0 ? `${words} It can be used once, so the other ${formatPence(rest)} would be lost.` : words;
}

/** What a voucher of the customer's company is worth; rejects with why a code can't be used. */
function readVoucher(userId: string, voucherCode: string) {
  return call('/woojiapi/order/qryvoucher', { userId, voucherCode });
}
