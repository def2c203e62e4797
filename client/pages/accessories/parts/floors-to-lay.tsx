import { areaText, countText, percentText } from '../../../../contracts/domain/number/notation.ts';
import { useHref } from '../../../state/device.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AREA_TEXT_MAX } from '../kept-draft.ts';
import type { FittingContent, FloorRow } from '../use-accessories-page.ts';
import styles from './floors-to-lay.module.css';

/** The floors with their areas, from which everything below is worked out. */
export function FloorsToLay({ content: { floors, gone, typeArea } }: { content: FittingContent }) {
  return (
    <Section title={floors.length === 1 ? 'Your floor' : 'Your floors'}>
      {gone > 0 && (
        <Alert kind="warning">
          {gone === 1 ? '1 floor is' : `${gone} floors are`} no longer on sale and left out here.
        </Alert>
      )}
      <ul className={styles.floors}>
        {floors.map((floor) => (
          <FloorToLay
            key={floor.productId}
            floor={floor}
            onType={(text) => typeArea(floor.productId, text)}
          />
        ))}
      </ul>
    </Section>
  );
}

function FloorToLay({ floor, onType }: { floor: FloorRow; onType: (text: string) => void }) {
  const href = useHref();
  const { product, packs, amount, wastage, areaText: text, areaProblem, isMissing } = floor;
  const ordered = `${countText(packs, 'pack')}, ${areaText(amount)}`;
  return (
    <li className={styles.floor}>
      <div>
        <Picture src={product.mainImg} alt="" sizes="128px" />
      </div>
      <div className={styles.words}>
        <h3 className="text-subheading">
          <Link href={href('product', { id: product.productId })} look="quiet">
            {product.productName}
          </Link>
        </h3>
        <p className="text-small text-muted">
          <span translate="no">{product.productNo}</span> · {ordered}
        </p>
        {isMissing && (
          <p className="text-small text-muted">
            Not in your basket yet: it goes there with what you choose here.
          </p>
        )}
      </div>
      <div className={styles.area}>
        <Field
          label="Area to lay in m²"
          hint={
            wastage > 0
              ? `Your packs, less ${percentText(wastage)} for offcuts. Please correct it if you have measured.`
              : 'Please correct it if you have measured.'
          }
          error={areaProblem}
        >
          <TextInput
            value={text}
            asks="decimal"
            maxLength={AREA_TEXT_MAX}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
      </div>
    </li>
  );
}
