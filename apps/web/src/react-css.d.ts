import 'react';

declare module 'react' {
  // Our own custom properties may be set inline: `style={{ '--size': '30px' }}`.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
