import { storeysOf } from '../../../../contracts/domain/plan/new-plan.ts';
import { LengthField } from '../../../features/plan/figure-field.tsx';
import { planChoice, type Units } from '../../../features/plan/kept-plan.ts';
import { storeyOptions } from '../../../features/plan/storey-options.ts';
import { useKeptChoice } from '../../../state/kept-choice.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import styles from './bench.module.css';
import type { Sheet } from './sheet.ts';
import { POINT_MM } from './trace.ts';
import type { ToolsModel } from './use-tools.ts';
import { lengthWords, paperWords } from './words.ts';

/** As drawings of buildings have them. */
const RATIOS = [20, 25, 50, 75, 100, 125, 150, 200, 250, 500] as const;

interface StoreyFieldProps {
  tools: ToolsModel;
  pages: number;
}

/** Which storey the page shows. For a flat with a floor plan of one page there is nothing to choose. */
export function StoreyField({ tools: { storey, setStorey }, pages }: StoreyFieldProps) {
  const { plan } = useKeptChoice(planChoice);
  if (plan.type !== 'House' && pages === 1) return null;
  return (
    <Field label={pages > 1 ? 'Storey of this page' : 'Storey'}>
      <Select
        value={String(storey)}
        options={storeyOptions(Math.max(storeysOf(plan), pages, 2), storey)}
        onChange={({ target }) => setStorey(Number(target.value))}
      />
    </Field>
  );
}

interface ScaleFieldsProps {
  tools: ToolsModel;
  sheet: Sheet;
  isPdf: boolean;
  units: Units;
}

/** The scale of a page: of a PDF by its paper, of any page by a line of known length. */
export function ScaleFields({ tools, sheet, isPdf, units }: ScaleFieldsProps) {
  const { scale, setScale, mm } = tools;
  const line = scale?.kind === 'line' ? scale : undefined;
  return (
    <div className={styles.scale}>
      {isPdf && (
        <Field
          label="Scale of the drawing"
          hint={`On paper this page is ${paperWords(sheet.width * POINT_MM, sheet.height * POINT_MM)}.`}
        >
          <Select
            value={scale?.kind === 'paper' ? String(scale.ratio) : ''}
            placeholder={line ? 'By the line' : 'Choose the scale'}
            options={RATIOS.map((ratio) => ({ value: String(ratio), label: `1:${ratio}` }))}
            onChange={({ target }) => {
              if (target.value !== '') setScale({ kind: 'paper', ratio: Number(target.value) });
              else if (!line) setScale(undefined);
              if (target.value !== '' && tools.mode === 'scale') tools.setMode('rectangle');
            }}
          />
        </Field>
      )}
      {line && (
        <LengthField
          label={units === 'metric' ? 'Length of the line, m' : 'Length of the line'}
          name="Length of the line"
          mm={line.mm}
          units={units}
          onChange={(length) => setScale({ ...line, mm: length }, 'length of the line')}
        />
      )}
      <p className={styles.hint}>
        {mm === undefined
          ? isPdf
            ? 'Or choose “Scale” above the plan and press both ends of a length that you know, such as a dimension.'
            : 'Press both ends of a length that you know, such as a dimension, and enter it here.'
          : `The page shows ${lengthWords(sheet.width * mm, units)} × ${lengthWords(sheet.height * mm, units)}.`}
      </p>
    </div>
  );
}
