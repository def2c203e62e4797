import { clsx } from 'clsx';
import { HEROES, heroSrcSets, heroUrl } from '../../../contracts/site/hero-picture.ts';
import { useHref } from '../../state/device.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './riba.module.css';
import { COURSE_URL, GAINS, LEARNING_AIMS, RIBA_LEAD } from './riba-course.ts';

export function RibaPage() {
  return (
    <Container className="text-page">
      <PageHead eyebrow="For architects" title="RIBA CPD" lead={RIBA_LEAD} />
      <CoursePoster />
      <CourseContents />
    </Container>
  );
}

/** The poster of the course's film, a link to the site that shows it. */
function CoursePoster() {
  const { avif, webp } = heroSrcSets('invitation');
  const sizes = '(min-width: 64rem) 60vw, 100vw';
  return (
    <a className={styles.poster} href={COURSE_URL} target="_blank" rel="noopener noreferrer" data-no-print="">
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img
          src={heroUrl('invitation', 800, 'webp')}
          alt=""
          width={1280}
          height={720}
          style={{ background: HEROES.invitation.tone }}
          fetchPriority="high"
        />
      </picture>
      <span className={clsx(buttonClass({ variant: 'light', size: 'lg' }), styles.watch)}>
        <svg width="14" height="16" viewBox="0 0 14 16" fill="currentColor" aria-hidden="true">
          <path d="M1 1v14l12-7z" />
        </svg>
        Take the course
      </span>
      <span className={clsx('text-small', styles.note)}>Opens ribacpd.com in a new tab</span>
    </a>
  );
}

/** What the course teaches, and its benefits. */
function CourseContents() {
  const href = useHref();
  return (
    <>
      <Section title="Learning aims">
        <ol className={styles.aims}>
          {LEARNING_AIMS.map(({ aim, detail }) => (
            <li key={aim}>
              <h3 className="text-subheading">{aim}</h3>
              <p>{detail}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What you get out of it">
        <ul className={styles.gains}>
          {GAINS.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <p className={styles.more}>
          Questions about the course?{' '}
          <Link href={href('contact')} look="underline">
            Write to us
          </Link>
          . You will find limits and drawings on the{' '}
          <Link href={href('installation')} look="underline">
            installation page
          </Link>
          .
        </p>
      </Section>
    </>
  );
}
