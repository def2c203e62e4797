import { Component, type ReactNode } from 'react';
import { PHONE } from '../../contracts/domain/seller/seller.ts';
import { newReference } from '../lib/new-reference.ts';
import { reportBroken } from '../lib/report.ts';
import { Container } from '../ui/container.tsx';
import { ErrorState } from '../ui/states.tsx';
import styles from './error-boundary.module.css';

interface Props {
  children: ReactNode;
}

/** When a page breaks, says so and offers to try again; the rest of the shop keeps working. */
export class ErrorBoundary extends Component<Props, { reference: string }> {
  override state = { reference: '' };

  static getDerivedStateFromError() {
    return { reference: newReference('F') };
  }

  override componentDidCatch(error: unknown) {
    reportBroken('page', error, this.state.reference);
  }

  override render() {
    const { reference } = this.state;
    if (reference === '') return this.props.children;
    return (
      <Broken heading="h1" onRetry={() => this.setState({ reference: '' })}>
        Please try again. If that doesn’t help, please reload the page, or call us on{' '}
        <span className={styles.number}>{PHONE.shown}</span> and quote {reference}.
      </Broken>
    );
  }
}

interface BrokenProps {
  title?: string;
  children: ReactNode;
  onRetry: () => void;
  heading?: 'h1';
}

/** Shown instead of a page that has failed. */
export function Broken({ title = 'This page does not work at the moment', children, ...state }: BrokenProps) {
  return (
    <Container className={styles.page}>
      <ErrorState title={title} {...state}>
        {children}
      </ErrorState>
    </Container>
  );
}
