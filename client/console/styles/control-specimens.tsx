import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { BasketIcon, TrashIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Specimen } from './specimen.tsx';

const VARIANTS = ['solid', 'accent', 'outline', 'quiet', 'link'] as const;

export function ControlSpecimens() {
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Controls">
      <Specimen state="ready">
        <div className="specimen-row">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <IconButton label="Remove">
            <TrashIcon />
          </IconButton>
        </div>
      </Specimen>
      <Specimen state="focus">
        <div className="specimen-row specimen-focus">
          <Button>Add to basket</Button>
          <Button variant="outline">Add to project</Button>
        </div>
      </Specimen>
      <Specimen state="loading">
        <Button loading>Add to basket</Button>
      </Specimen>
      <Specimen state="disabled">
        <div className="specimen-row">
          <Button disabled>Add to basket</Button>
          <Switch label="Include VAT" checked={false} disabled onChange={() => undefined} />
          <Checkbox label="Brushed (0)" disabled />
        </div>
      </Specimen>
      <Specimen state="long name, in a narrow box">
        <div style={{ width: '15rem' }}>
          <Button variant="outline" size="sm">
            <BasketIcon />
            Add 12% for a herringbone with two borders: 1,027.44 m²
          </Button>
        </div>
      </Specimen>
      <Specimen state="on and off">
        <div className="specimen-row">
          <Switch label="Include VAT at 20%" checked={isOn} onChange={setOn} />
          <Switch label="Include VAT at 20%" checked={!isOn} onChange={(on) => setOn(!on)} />
          <Checkbox label="Brushed (12)" defaultChecked />
          <Checkbox label="Oiled (4)" />
        </div>
      </Specimen>
    </Section>
  );
}
