import { Fragment } from 'react';

/** `36 packs · 78.12 m²`: a line breaks between the parts alone, so that a figure stays beside its unit. */
export function UnbrokenParts({ parts }: { parts: readonly string[] }) {
  return (
    <span>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && ' · '}
          <span className="unbroken">{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
