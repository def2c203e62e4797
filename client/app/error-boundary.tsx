import { Component, type ReactNode } from 'react';
import { Container } from '../ui/container.tsx';
import { ErrorState } from '../ui/states.tsx';
import styles from './error-boundary.module.css';

interface Props {
  children: ReactNode;
}

/** When a page breaks, says so and offers to try again; the rest of the shop keeps working. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Broken onRetry={() => this.setState({ isBroken: false })}>
        Please try again. If that doesn’t help, please reload the page.
      </Broken>
    );
  }
}

interface BrokenProps {
  title?: string;
  children: ReactNode;
  onRetry: () => void;
}

/** Shown instead of a page that has failed. */
export function Broken({ title = 'This page does not work at the moment', children, onRetry }: BrokenProps) {
  return (
    <Container className={styles.page}>
      <ErrorState title={title} onRetry={onRetry}>
        {children}
      </ErrorState>
    </Container>
  );
}
