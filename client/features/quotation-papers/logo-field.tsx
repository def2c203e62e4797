import { useId, useRef, useState } from 'react';
import { FileRefusal } from '../../lib/file-refusal.ts';
import { preparePicture } from '../../lib/prepare-picture.ts';
import { readingOf } from '../../lib/reading.ts';
import { Button } from '../../ui/button.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ReadingView } from '../../ui/reading-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CompanyLogo, useLogoCall, useLogoWrites } from './logo.api.ts';
import styles from './logo-field.module.css';
import { LogoPicture } from './logo-picture.tsx';

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** The company's logo for the copies that its clients see: shown, changed and removed. */
export function LogoField() {
  const call = useLogoCall();
  return (
    <ReadingView
      reading={readingOf(call, call.data)}
      what="Your logo"
      loading={<Skeleton className={styles.loading} />}
    >
      {({ data }) => <Chosen logo={data} />}
    </ReadingView>
  );
}

function Chosen({ logo }: { logo: CompanyLogo | undefined }) {
  const { upload, remove } = useLogoWrites();
  const [refused, setRefused] = useState<unknown>();
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  async function take(file: File): Promise<void> {
    setRefused(undefined);
    setAnnouncement('');
    try {
      await upload.run(await preparePicture(file));
      setAnnouncement('Your logo is saved.');
    } catch (error) {
      setRefused(error instanceof FileRefusal ? error : new Error('This file can’t be read.'));
    }
  }

  async function drop(): Promise<void> {
    setRefused(undefined);
    await remove.run();
    setAnnouncement('');
    button.current?.focus();
  }

  return (
    <div className={styles.field}>
      {logo && (
        <div className={styles.paper}>
          <LogoPicture logo={logo} label="Your logo" />
        </div>
      )}
      <div className="actions">
        <Button
          ref={button}
          variant="outline"
          size="sm"
          loading={upload.isPending}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {logo ? 'Change logo' : 'Add your logo'}
        </Button>
        {logo && (
          <Button variant="quiet" size="sm" loading={remove.isPending} onClick={() => void drop()}>
            Remove logo
          </Button>
        )}
      </div>
      <FileInput
        ref={input}
        label="Your logo as a file"
        accept={ACCEPTED}
        onChoose={([file]) => void take(file)}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        JPEG, PNG or WebP. It is printed on white, for everybody in your company.
      </p>
      <VisuallyHidden role="status">{upload.error === undefined ? announcement : ''}</VisuallyHidden>
      <Problem error={refused ?? upload.error ?? remove.error} />
    </div>
  );
}
