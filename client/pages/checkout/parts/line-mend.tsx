import { changeLine, removeLine } from '../../../features/basket/basket.api.ts';
import { useAction } from '../../../lib/use-call.ts';
import { useHref } from '../../../state/device.ts';
import { useCustomer } from '../../../state/session.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type CheckoutLine, type LineProblem, packsOf } from '../checkout-lines.ts';

/** A button that corrects a line here where one click can do it; otherwise a link to the basket. */
export function LineMend({ line, mend }: { line: CheckoutLine; mend: LineProblem['mend'] }) {
  const { userId } = useCustomer().user;
  const href = useHref();
  const { run, isPending, problem } = useAction(
    () =>
      mend.kind === 'packs'
        ? changeLine({ userId, carId: line.carId, number: mend.packs, productPrice: line.price })
        : removeLine({ userId, carId: line.carId }),
    { inPlace: true },
  );
  if (line.quotationId !== undefined)
    return (
      <Link href={href('quotation', { id: line.quotationId })} look="underline">
        Write to us about it<VisuallyHidden>: {line.name}</VisuallyHidden>
      </Link>
    );
  const about = <VisuallyHidden> of {line.name}</VisuallyHidden>;
  if (mend.kind === 'basket')
    return (
      <Link href={href('basket')} look="underline">
        Change it in the basket<VisuallyHidden>: {line.name}</VisuallyHidden>
      </Link>
    );
  return (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => void run()}>
        {mend.kind === 'packs' ? (
          <>
            Use {packsOf(mend.packs, line)}
            {about}
          </>
        ) : (
          <>
            Order without it<VisuallyHidden>: {line.name}</VisuallyHidden>
          </>
        )}
      </Button>
      <InlineAlert>{problem}</InlineAlert>
    </>
  );
}
