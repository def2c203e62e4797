import { useState } from 'react';
import { type Card, cards } from './cards.ts';

/** 24 cards in React alone, styled by one static style sheet. */
export function ReactPage() {
  return (
    <main>
      <h1>Floors</h1>
      <div className="grid">
        {cards.map((card, i) => (
          <ReactCard key={card.name} card={card} eager={i === 0} />
        ))}
      </div>
    </main>
  );
}

function ReactCard({ card, eager }: { card: Card; eager: boolean }) {
  const [packs, setPacks] = useState(0);
  return (
    <article className="card">
      <img
        src={card.picture}
        alt=""
        width={400}
        height={300}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
      <h2>
        <a href={`#${card.name}`}>{card.name}</a>
      </h2>
      <p>{card.words}</p>
      <button type="button" onClick={() => setPacks(packs + 1)}>
        Add a pack ({packs})
      </button>
    </article>
  );
}
