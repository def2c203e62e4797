import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CourseContents, CoursePoster } from './parts/course.tsx';
import { RIBA_LEAD } from './riba-course.ts';

export function RibaPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="For architects" title="RIBA CPD" lead={RIBA_LEAD} />
      <CoursePoster />
      <CourseContents />
    </Container>
  );
}
