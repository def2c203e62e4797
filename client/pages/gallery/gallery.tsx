import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './gallery.module.css';
import { ProjectGrid } from './parts/project-grid.tsx';
import { ProjectOverlay } from './parts/project-overlay.tsx';
import { useGallery } from './use-gallery.ts';

const GALLERY_TITLE = 'Gallery';
const GALLERY_INTRO =
  'Houses, flats, hotels and shops with our floors. Open one to see its rooms and what is laid in them.';
const DRAWN = 'Where no customer has shared a room yet, we have drawn one.';

export function GalleryPage() {
  const model = useGallery();
  return (
    <Container className={styles.page}>
      <PageHead title={GALLERY_TITLE} lead={model.isDrawn ? `${GALLERY_INTRO} ${DRAWN}` : GALLERY_INTRO} />
      {model.shareHref && <ShareBanner href={model.shareHref} />}
      <ProjectGrid model={model} eager={useDevice() === 'desktop' ? 3 : 4} />
      {model.opened && <ProjectOverlay model={model} project={model.opened} />}
    </Container>
  );
}

/** A link to the page for sharing a project (docs/product.md, "Screens and addresses"). */
function ShareBanner({ href }: { href: string }) {
  return (
    <Link className={styles.banner} href={href} data-no-print="">
      <span className={styles.words}>Share your project to win £50 voucher</span>
      <ArrowRightIcon size="1.5rem" />
    </Link>
  );
}
