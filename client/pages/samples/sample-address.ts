import { SERIES, type Series, seriesNamed } from '../../../contracts/domain/product/series.ts';
import type { PageQuery } from '../../../contracts/site/site-map.ts';

/** Every series that samples are cut from, in the order of the series menu. */
export const SAMPLE_SERIES: readonly Series[] = (SERIES as readonly Series[]).filter(
  ({ name }) => name !== 'Accessories',
);

/** What the page shows, as in its address: `?series=Vinyl&id=p-1201`. */
export interface SampleAddress {
  /** undefined when the address names none, or an unknown one */
  readonly series: Series | undefined;
  readonly productId: string | undefined;
  /** the project that the samples are for; goes with them to the checkout */
  readonly projectId: string | undefined;
}

export function readSampleAddress(search: string): SampleAddress {
  const query = new URLSearchParams(search);
  const series = seriesNamed(query.get('series') ?? '');
  return {
    series: SAMPLE_SERIES.find(({ name }) => name === series?.name),
    productId: query.get('id') || undefined,
    projectId: query.get('projectInfo') || undefined,
  };
}

export function sampleQuery({ series, productId, projectId }: Partial<SampleAddress>): PageQuery {
  return { series: series?.name, id: productId, projectInfo: projectId };
}

/** The series whose products show first. */
export function shownSeries({ series }: SampleAddress): Series {
  const [first] = SAMPLE_SERIES;
  if (!first) throw new Error('There is no series');
  return series ?? first;
}

/** @returns the call's input for the products of a series */
export const seriesQuery = ({ productType, name }: Series) => ({ productType, series: name });
