import { chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CATEGORY_INTRO, CATEGORY_TITLE } from './parts/intro.ts';
import { SeriesGrid } from './parts/series-grid.tsx';
import { useCategory } from './use-category.ts';

export function CategoryPage() {
  const model = useCategory();
  return (
    <Container py="12" display="flex" flexDirection="column" gap="12">
      <chakra.div display="flex" alignItems="flex-end" justifyContent="space-between" gap="8">
        <PageHeading eyebrow="Series" lead={CATEGORY_INTRO}>
          {CATEGORY_TITLE}
        </PageHeading>
        <ButtonLink href={model.allFloorsHref} size="lg">
          ALL FLOORING PRODUCTS
        </ButtonLink>
      </chakra.div>
      <SeriesGrid model={model} columns={4} wide={2} sizes="(min-width: 1280px) 310px, 25vw" eager={2} />
    </Container>
  );
}
