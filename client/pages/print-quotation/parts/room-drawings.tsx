import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { drawingsTitle } from '../../../../contracts/domain/quotation/quotation-text.ts';
import {
  arrowHead,
  type DrawnRoom,
  drawingsLead,
  drawingsOf,
  type Point,
  SIZE_MM,
  type Size,
} from '../../../../contracts/domain/quotation/room-drawing.ts';
import { pictureTone } from '../../../../contracts/site/picture-url.ts';
import type { QuotationPaper } from '../../../features/quotation-papers/quotation-papers.api.ts';
import styles from './room-drawings.module.css';
import { SheetPart } from './sheet-part.tsx';

/** Each room to scale, as its plan measures it; nothing where no room has an outline. */
export function RoomDrawings({ paper }: { paper: QuotationPaper }) {
  const storeys = drawingsOf(paper.rooms);
  if (storeys.length === 0) return null;
  return (
    <SheetPart title={drawingsTitle(paper)}>
      <p className={clsx(styles.lead, 'text-muted')}>{drawingsLead(paper.rooms)}</p>
      {storeys.map(({ storey, rooms }) => (
        <div key={storey}>
          {storey !== '' && <h3 className={clsx('text-eyebrow', styles.storey)}>{storey}</h3>}
          <ul className={styles.rooms}>
            {rooms.map((room, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
              <li key={at} className={styles.room}>
                <Drawing room={room} />
                <Caption room={room} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SheetPart>
  );
}

function Caption({ room: { room, floor, figures, laying, scale } }: { room: DrawnRoom }) {
  return (
    <div>
      <p className={styles.name}>{room}</p>
      <p>{floor}</p>
      <p>{figures}</p>
      <p className="text-muted">{[laying, scale].filter(Boolean).join('. ')}</p>
    </div>
  );
}

function Drawing({ room: { drawing, picture, alt } }: { room: DrawnRoom }) {
  const { width, height, corners, sizes, border, run } = drawing;
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      style={
        {
          '--width': `${width}mm`,
          '--tone': pictureTone(picture) ?? 'var(--chakra-colors-border)',
        } as CSSProperties
      }
    >
      <path className={styles.floor} d={ringOf(corners)} />
      {border.length > 0 && <path className={styles.border} d={border.map(ringOf).join('')} />}
      {run && (
        <path
          className={styles.run}
          d={[[run.from, run.to], arrowHead(run), arrowHead({ from: run.to, to: run.from })]
            .map(pathOf)
            .join('')}
        />
      )}
      {sizes.map((size) => (
        <Length key={`${size.at.x} ${size.at.y}`} size={size} />
      ))}
    </svg>
  );
}

/** Half of the stroke across each end of a size. */
const STROKE = 0.6;

function Length({ size: { from, to, text, at, turn } }: { size: Size }) {
  const strokes = [from, to].map(({ x, y }) =>
    pathOf([
      { x: x - STROKE, y: y + STROKE },
      { x: x + STROKE, y: y - STROKE },
    ]),
  );
  return (
    <>
      <path className={styles.size} d={[pathOf([from, to]), ...strokes].join('')} />
      {text !== '' && (
        <text
          className={styles.text}
          x={at.x}
          y={at.y}
          style={{ fontSize: SIZE_MM }}
          transform={turn === 0 ? undefined : `rotate(${turn} ${at.x} ${at.y})`}
        >
          {text}
        </text>
      )}
    </>
  );
}

const ringOf = (corners: readonly Point[]) => `${pathOf(corners)}Z`;

const pathOf = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
