import { useDevice } from '../../state/device.ts';
import { Container } from '../../ui/container.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import styles from './gallery.module.css';
import { GALLERY_INTRO, GALLERY_TITLE } from './parts/gallery-words.ts';
import { ProjectGrid } from './parts/project-grid.tsx';
import { ProjectOverlay } from './parts/project-overlay.tsx';
import { ShareBanner } from './parts/share-banner.tsx';
import { useGallery } from './use-gallery.ts';

export function GalleryPage() {
  const model = useGallery();
  return (
    <Container className={styles.page}>
      <PageHead title={GALLERY_TITLE} lead={GALLERY_INTRO} />
      {model.shareHref && <ShareBanner href={model.shareHref} />}
      <ProjectGrid model={model} eager={useDevice() === 'desktop' ? 3 : 4} />
      {model.opened && <ProjectOverlay model={model} project={model.opened} />}
    </Container>
  );
}
