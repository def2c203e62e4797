import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  columnSortId,
  columnSortOf,
  type SortColumn,
  type SortId,
} from '../../../../contracts/domain/product/product-sort.ts';
import { isTechnicalFilter } from '../../../../contracts/domain/product/technical-levels.ts';
import { WHOLE_LIST_MAX } from '../../../../contracts/site/limits.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PriceContext } from '../parts/price-line.tsx';
import { PrintedPart, useIsPrinting } from '../parts/printed-part.tsx';
import { useCardClicks } from '../use-card-clicks.ts';
import type { FlooringModel } from '../use-flooring.ts';
import { type LongListProps, useLongList } from '../use-long-list.ts';
import { COLUMNS, type TableColumn, useShownColumns } from './columns.ts';
import { OrderBar } from './order-bar.tsx';
import styles from './product-table.module.css';
import { ROLE, RowCells } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
import { useTypedPacks } from './typed-packs.ts';

interface ProductTableProps extends LongListProps {
  title: string;
  sort: SortId;
  onSort: (sort: SortId) => void;
  /** technical facts can be shown */
  hasFacts: boolean;
  wantFacts: FlooringModel['wantFacts'];
  /** what to say where a column shows technical facts */
  factsLine: ReactNode;
}

/** The list as a buyer's table: one product a row, sorted by any column, with packs to type for customers. */
export function ProductTable(props: ProductTableProps) {
  const { products, rows, title, sort, onSort, hasFacts, wantFacts, factsLine } = props;
  const shown = useShownColumns();
  // the list that comes with a page doesn't tell weights
  const hasWeights = products.some(({ packWeight }) => packWeight !== undefined);
  const offered = useMemo(
    () => COLUMNS.filter(({ id }) => (hasWeights || id !== 'weight') && (hasFacts || !isTechnicalFilter(id))),
    [hasWeights, hasFacts],
  );
  const columns = useMemo(() => offered.filter(({ id }) => shown.includes(id)), [offered, shown]);
  const showsFacts = columns.some(({ id }) => isTechnicalFilter(id));
  useEffect(() => {
    if (showsFacts) wantFacts();
  }, [showsFacts, wantFacts]);
  const { loggedIn } = useContext(PriceContext);
  const isPrinting = useIsPrinting();
  const frame = useRef<HTMLElement>(null);
  const fits = useFits(frame);
  const count = rows?.count ?? products.length;
  const isLong = rows !== undefined || products.length > WHOLE_LIST_MAX;
  const Body = isLong && !isPrinting ? LongBody : WholeBody;
  return (
    <>
      {showsFacts && factsLine}
      <TableTools products={products} rows={rows} offered={offered} columns={columns} title={title} />
      <section
        ref={frame}
        className={styles.frame}
        aria-label={title}
        data-fits={fits || undefined}
        // the keyboard scrolls a table that is wider than the page
        tabIndex={fits ? undefined : 0}
      >
        <table className={styles.table} {...ROLE.table} aria-rowcount={count + 1}>
          <caption>
            <VisuallyHidden>{`${title}, in a table that can be sorted by its columns`}</VisuallyHidden>
          </caption>
          <thead {...ROLE.group}>
            <tr {...ROLE.row}>
              <td {...ROLE.cell} className={styles.compare} data-no-print="" />
              <Head id="name" sort={sort} onSort={onSort}>
                Name
              </Head>
              {columns.map(({ id, label, unit, isFigure }) => (
                <Head key={id} id={id} sort={sort} onSort={onSort} end={isFigure}>
                  {label} {unit && <span className={styles.unit}>in {unit}</span>}
                </Head>
              ))}
              {loggedIn && (
                <>
                  <Head id="price" sort={sort} onSort={onSort} end>
                    Price
                  </Head>
                  <th {...ROLE.head} data-column="packs" data-end="" data-no-print="">
                    Packs
                  </th>
                </>
              )}
            </tr>
          </thead>
          <Body products={products} rows={rows} columns={columns} isOrdering={loggedIn} />
        </table>
      </section>
      {isPrinting && isLong && (
        <PrintedPart printed={Math.min(products.length, WHOLE_LIST_MAX)} count={count} />
      )}
      {loggedIn && <OrderBar products={rows?.here ?? products} />}
    </>
  );
}

/** Whether an element is as wide as what is in it. */
function useFits(frame: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const element = frame.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const measure = () => setFits(content.scrollWidth <= element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return fits;
}

interface HeadProps {
  id: SortColumn;
  sort: SortId;
  onSort: (sort: SortId) => void;
  end?: boolean;
  children: ReactNode;
}

/** Sorts by its column, rising first; again, falling. */
function Head({ id, sort, onSort, end = false, children }: HeadProps) {
  const by = columnSortOf(sort);
  const isOwn = by?.column === id;
  const order = isOwn ? (by.isRising ? 'ascending' : 'descending') : undefined;
  return (
    <th
      {...ROLE.head}
      className={id === 'name' ? styles.name : undefined}
      data-column={id}
      data-end={end ? '' : undefined}
      aria-sort={order}
    >
      <button
        className={styles.sorts}
        type="button"
        onClick={() => onSort(columnSortId({ column: id, isRising: !(isOwn && by.isRising) }))}
      >
        {children}
      </button>
    </th>
  );
}

interface BodyProps extends LongListProps {
  columns: readonly TableColumn[];
  /** a customer, who can type packs */
  isOrdering: boolean;
}

function WholeBody({ products, columns, isOrdering }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const typed = useTypedPacks();
  useCardClicks(body, products);
  return (
    <tbody {...ROLE.group} ref={body}>
      {products.slice(0, WHOLE_LIST_MAX).map((product) => (
        <tr key={product.productId} {...ROLE.row}>
          <RowCells
            product={product}
            columns={columns}
            packs={isOrdering ? (typed[product.productId] ?? 0) : undefined}
          />
        </tr>
      ))}
    </tbody>
  );
}

/** Of a very long list only the rows near the view, with space for the others above and below. */
function LongBody({ products, rows, columns, isOrdering }: BodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { drawn, cardHeight, spaceAbove, spaceBelow, onFocus, placed } = useLongList(body, {
    products,
    rows,
  });
  const typed = useTypedPacks();
  useCardClicks(body, rows?.here ?? products);
  return (
    <tbody {...ROLE.group} ref={body} onFocus={onFocus} data-long="">
      <Space height={spaceAbove} />
      {drawn.map(({ index, product }) => (
        <tr
          key={product?.productId ?? index}
          {...ROLE.row}
          {...placed(index)}
          aria-rowindex={index + 2}
          style={product ? undefined : { height: cardHeight }}
        >
          {product ? (
            <RowCells
              product={product}
              columns={columns}
              packs={isOrdering ? (typed[product.productId] ?? 0) : undefined}
            />
          ) : (
            <td {...ROLE.cell} colSpan={columns.length + (isOrdering ? 4 : 2)}>
              <Skeleton />
            </td>
          )}
        </tr>
      ))}
      <Space height={spaceBelow} />
    </tbody>
  );
}

const Space = ({ height }: Pick<CSSProperties, 'height'>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has nothing to focus
  <tr aria-hidden="true" data-space="">
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
);
