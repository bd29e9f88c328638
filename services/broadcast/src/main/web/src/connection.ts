/** The stream of a round: opens it, goes on after the last frame seen whenever it breaks, and says how it stands. */
import type { ServerFrame } from './protocol';

export type ConnectionState = 'connecting' | 'live' | 'reconnecting' | 'interrupted';

const TYPES = ['snapshot', 'resync', 'delta', 'bus', 'goodbye'] as const;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

export class Connection {
  private source?: EventSource;
  private lastEventId = '';
  private pause = FIRST_PAUSE;
  private timer?: number;
  private busReachable = true;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly onFrame: (frame: ServerFrame) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    this.open();
    window.addEventListener('online', this.again);
  }

  close(): void {
    this.closed = true;
    window.removeEventListener('online', this.again);
    window.clearTimeout(this.timer);
    this.source?.close();
  }

  private open(): void {
    const address = new URL(this.address, document.baseURI);
    if (this.lastEventId) {
      // The first request of an EventSource cannot carry the header; the ones it makes by itself do, and the header wins.
      address.searchParams.set('lastEventId', this.lastEventId);
    }
    const source = new EventSource(address);
    this.source = source;
    source.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.tell();
    };
    source.onerror = () => {
      if (!this.closed && source === this.source) {
        this.onState('reconnecting');
        if (source.readyState === EventSource.CLOSED) {
          this.later();
        }
      }
    };
    TYPES.forEach((type) => source.addEventListener(type, (event) => this.on(event as MessageEvent<string>)));
  }

  private on(event: MessageEvent<string>): void {
    if (this.closed) {
      return;
    }
    const frame = JSON.parse(event.data) as ServerFrame;
    if (event.lastEventId) {
      this.lastEventId = event.lastEventId;
    }
    if (frame.type === 'bus') {
      this.busReachable = frame.reachable;
      this.tell();
    }
    this.onFrame(frame);
  }

  private tell(): void {
    this.onState(this.busReachable ? 'live' : 'interrupted');
  }

  private later(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.again, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private readonly again = (): void => {
    if (!this.closed) {
      this.source?.close();
      this.open();
    }
  };
}
