import { Carousel } from '../../ui/carousel.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import { PictureTile } from '../../ui/picture-tile.tsx';
import { Section } from '../../ui/section.tsx';
import { Specimen } from './specimen.tsx';

const NAMES = [
  'Harwich Oak Natural',
  'Framlingham Oak Natural 45° Extra Wide, brushed and oiled, with border blocks',
  'Iken Oak Natural 60°',
];

export function CardSpecimens() {
  return (
    <Section title="Cards, tiles and carousel">
      <Specimen state="without a picture, loading, and a long name">
        <ul className="card-grid">
          {NAMES.map((name, index) => (
            <li key={name}>
              <PictureCard href="#card" picture="" pending={index === 0} title={name} sizes="20vw" level="h3">
                <p>15(4) x 90 x 510 mm</p>
              </PictureCard>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen state="tiles">
        <ul className="tile-row">
          {NAMES.map((name) => (
            <li key={name}>
              <PictureTile href="#tile" picture="" title={name} sizes="20vw" />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen state="more than fit">
        <Carousel label="Series" perView={2.4}>
          {NAMES.map((name) => (
            <PictureCard key={name} href="#slide" picture="" title={name} sizes="20vw" level="h3" />
          ))}
        </Carousel>
      </Specimen>
    </Section>
  );
}
