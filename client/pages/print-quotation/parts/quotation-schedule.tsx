import { clsx } from 'clsx';
import {
  type ScheduleStorey,
  scheduleOf,
  scheduleTitle,
} from '../../../../contracts/domain/quotation/quotation-text.ts';
import { PaperTable } from '../../../features/papers/paper-table.tsx';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './quotation-schedule.module.css';
import { SheetPart } from './sheet-part.tsx';

/** Which floor goes into which room, storey by storey; nothing where the quotation is of no plan. */
export function QuotationSchedule({ paper }: { paper: QuotationPaper }) {
  const storeys = scheduleOf(paper);
  if (storeys.length === 0) return null;
  return (
    <SheetPart title={scheduleTitle(paper)}>
      {storeys.map((storey) => (
        <Storey key={storey.storey} storey={storey} />
      ))}
    </SheetPart>
  );
}

function Storey({ storey: { storey, columns, rows } }: { storey: ScheduleStorey }) {
  return (
    <div className={styles.storey}>
      {storey !== '' && <h3 className={clsx('text-eyebrow', styles.name)}>{storey}</h3>}
      <PaperTable
        caption={storey === '' ? 'Rooms' : `Rooms, ${storey}`}
        table={{ columns, rows: rows.map(({ cells }) => cells) }}
        firstCell={(room, n) => <Room name={room} picture={rows[n]?.picture} />}
      />
    </div>
  );
}

function Room({ name, picture }: { name: string; picture: string | undefined }) {
  return (
    <span className={styles.room}>
      {picture !== undefined && (
        <span className={styles.picture}>
          <Picture src={picture} alt="" sizes="4rem" eager />
        </span>
      )}
      {name}
    </span>
  );
}
