import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FITTING_CHECKLIST } from '../../../contracts/domain/order/fitting.ts';
import { GAP } from '../../../contracts/domain/product/laying-figures.ts';
import { specGroups } from '../../../contracts/domain/product/spec-groups.ts';
import { SHEETS } from '../../../fixtures/assets/make.ts';
import { productSpecs } from '../../../fixtures/catalogue/technical-facts.ts';
import { INSTALLATION_PARTS } from './installation-parts.tsx';
import { LAYING_LIMITS } from './limits-table.ts';

const sheets = Object.entries(SHEETS).map(
  ([subject, { sections }]) =>
    [subject === 'vinyl', sections.flatMap(({ items }) => items).join('\n')] as const,
);
const products = productSpecs().map(
  (spec) =>
    [
      spec.moistureMinPercent === undefined,
      specGroups(spec)
        .flatMap(({ facts }) => facts.map(({ value }) => value))
        .join('\n'),
    ] as const,
);
const page = INSTALLATION_PARTS.map(({ text }) => renderToStaticMarkup(text)).join('\n');
const limits = LAYING_LIMITS.map(({ wood, vinyl }) => `${wood}\n${vinyl}`).join('\n');
const texts = [page, limits, ...FITTING_CHECKLIST, ...[...sheets, ...products].map(([, text]) => text)];

const told = (from: readonly string[], figure: RegExp) =>
  [...new Set(from.flatMap((text) => [...text.matchAll(figure)].map(([, found]) => found)))].sort();
const of = (isVinyl: boolean) =>
  [...sheets, ...products].filter(([vinyl]) => vinyl === isVinyl).map(([, text]) => text);

it('room humidity is the same on products, installation page and sheets, and in the checklist', () => {
  const ranges = told(texts, /(\d+(?: to |–)\d+)% (?:relative )?humidity/g).map((range) =>
    range?.replace('–', ' to '),
  );
  expect([...new Set(ranges)]).toEqual(['45 to 65']);
});

it('how fast heating is raised is the same on products, page and sheets: one figure for wood, one for vinyl', () => {
  const aDay = /(\d+) (?:°C|degrees) a day/g;
  expect(told(of(false), aDay)).toEqual(['2']);
  expect(told(of(true), aDay)).toEqual(['5']);
  expect(told([page], aDay)).toEqual(['2', '5']);
});

it('the limits of surface temperature, screed moisture and flatness are the same wherever they are stated', () => {
  const surface = /(?:never (?:passes|pass)|At most|at most) (\d+ °C)(?! a day)/g;
  expect(told(texts, surface)).toEqual(['27 °C']);
  expect(told(texts, /[Aa]t most (\d+%) relative humidity/g)).toEqual(['75%']);
  expect(told(texts, /(\d+ mm under a \d+ m) straight ?edge/g)).toEqual(['3 mm under a 2 m']);
});

it('heating before laying, joints, dividing profiles, plywood, adhesive and first use are the same on page and sheets', () => {
  const everySheet = sheets.map(([, text]) => text);
  const captions = Object.values(SHEETS).map(({ start }) => start.caption);
  const figures: readonly (readonly [
    from: readonly string[],
    figure: RegExp,
    expected: readonly string[],
  ])[] = [
    [[page, ...everySheet], /(?:heating|it) for (\w+ \w+) before laying/g, ['two weeks']],
    [[page, ...everySheet], /from (\d+ hours) before/g, ['24 hours']],
    [[page, ...everySheet], /[Kk]eep off it for (\d+ hours)/g, ['24 hours']],
    [[page, ...everySheet], /no furniture for (\d+)/g, ['48']],
    [[page, ...captions], /lie at least (\d+ mm) apart/g, ['300 mm']],
    [[page, ...everySheet], /longer or wider than (\d+ m)\b/g, ['10 m']],
    [[page], /where it is wider than (\d+ m)\b/g, ['8 m']],
    [[page, ...everySheet], /screwed every (\d+ mm)/g, ['150 mm']],
    [[page, ...everySheet], /about (\d+ kg) a m²/g, ['1 kg']],
    [[page, ...everySheet], /at least (\d+%) of its back/g, ['80%']],
  ];
  for (const [from, figure, expected] of figures)
    expect(told(from, figure), String(figure)).toEqual(expected);
});

it('a drawing of an edge shows the gap that its words and the figures name', () => {
  const gaps = ['bonded', 'floating'].map((edge) => {
    const drawing = readFileSync(new URL(`./drawings/${edge}-edge.svg`, import.meta.url), 'utf8');
    return told([drawing], />(\d+ mm)</g);
  });
  expect(gaps).toEqual([[GAP.bonded], [GAP.vinyl]]);
  expect(told([page], /a gap of (\d+ mm) between/g)).toEqual([GAP.bonded, GAP.vinyl]);
});

it('a sheet allows the same wastage as the products of its pattern', () => {
  const allowed = (subject: keyof typeof SHEETS) =>
    told([SHEETS[subject].sections.flatMap(({ items }) => items).join('\n')], /Allow ([^.]+?) for cutting/g);
  const usual = (productNo: string) => {
    const wastage = productSpecs().find((spec) => spec.productNo === productNo)?.wastage ?? [];
    const diagonal = wastage.slice(1).find(({ layout }) => layout === 'Diagonal');
    return `${wastage[0]?.percent}%${diagonal ? `, on the diagonal ${diagonal.percent}%` : ''}`;
  };
  expect(allowed('herringbone')).toEqual([usual('AL-H101')]);
  expect(allowed('chevron')).toEqual([usual('AL-X103')]);
  expect(allowed('versailles')).toEqual([usual('AL-V106')]);
  expect(allowed('vinyl')).toEqual([usual('AL-L101')]);
});
