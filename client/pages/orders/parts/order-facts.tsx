import { weightText } from '../../../../contracts/domain/number/notation.ts';
import { fittingFacts } from '../../../../contracts/domain/order/fitting-terms.ts';
import { goodsKind } from '../../../../contracts/domain/quantity/goods-count.ts';
import { dayWords } from '../../../features/orders/order-words.ts';
import type { Order } from '../../../features/orders/orders.api.ts';
import { QuotationLinks } from '../../../features/orders/quotation-links.tsx';
import { useHref } from '../../../state/device.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Link } from '../../../ui/link.tsx';

export function OrderFacts({ order }: { order: Order }) {
  const { poNumber, jobReference, isSample, requestedDay, contactName, contactPhone, weightKg, pallets } =
    order;
  const { quotations = [], project } = order;
  const weight = weightText(weightKg);
  return (
    <Facts
      facts={[
        ['PO number', poNumber],
        ['Job', jobReference],
        ['Requested delivery', isSample ? '' : dayWords(requestedDay)],
        ['Ordered by', [contactName, contactPhone].filter(Boolean).join(', ')],
        ['Quotation', quotations.length > 0 && <QuotationLinks quotations={quotations} />],
        ['Project', project && <ProjectLink project={project} />],
        ...fittingFacts(
          order.fitting,
          order.lines.some((line) => goodsKind(line) === 'fitting'),
        ).map(({ label, text }) => [label, text] as const),
        ['Load', isSample ? '' : pallets > 0 ? `${weight} on ${palletsText(pallets)}` : weight],
      ]}
    />
  );
}

function ProjectLink({ project: { projectId, projectName } }: { project: NonNullable<Order['project']> }) {
  const href = useHref();
  return (
    <Link href={href('projects', { id: projectId })} look="underline">
      {projectName}
    </Link>
  );
}

const palletsText = (pallets: number) => (pallets === 1 ? '1 pallet' : `${pallets} pallets`);
