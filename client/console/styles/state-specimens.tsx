import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState, RetryLine } from '../../ui/states.tsx';
import { StockHint } from '../../ui/stock-hint.tsx';
import { Specimen } from './specimen.tsx';

export function StateSpecimens() {
  return (
    <Section title="Loading, empty and failed">
      <Specimen state="loading">
        <Skeleton className="specimen-block" />
        <SkeletonText lines={2} />
        <Price pence={undefined} pending />
      </Specimen>
      <Specimen state="empty">
        <EmptyState title="Your basket is empty" action={<Button>Browse flooring</Button>}>
          Choose a floor, enter the area you need, and we work out the packs.
        </EmptyState>
      </Specimen>
      <Specimen state="failed: all of it">
        <ErrorState title="Your basket could not be loaded" onRetry={() => undefined}>
          No answer within 15 seconds
        </ErrorState>
      </Specimen>
      <Specimen state="failed: a part of it">
        <RetryLine what="Your prices" onRetry={() => undefined} />
      </Specimen>
      <Specimen state="figures">
        <div className="specimen-row">
          <Price pence={4150} per="m²" />
          <Price pence={123456789} />
          <StockHint packs={412} />
          <StockHint packs={4} />
          <StockHint packs={0} />
        </div>
      </Specimen>
    </Section>
  );
}
