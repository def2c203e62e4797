import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CATEGORY_INTRO, CATEGORY_TITLE } from './parts/intro.ts';
import { SeriesGrid } from './parts/series-grid.tsx';
import { useCategory } from './use-category.ts';

export function CategoryPage() {
  const model = useCategory();
  return (
    <Container py="8" display="flex" flexDirection="column" gap="8">
      <PageHeading eyebrow="Series" lead={CATEGORY_INTRO}>
        {CATEGORY_TITLE}
      </PageHeading>
      <ButtonLink href={model.allFloorsHref} wide size="lg">
        ALL FLOORING PRODUCTS
      </ButtonLink>
      <SeriesGrid model={model} columns={1} sizes="100vw" eager={1} />
    </Container>
  );
}
