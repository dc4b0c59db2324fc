/** Keys that the journeys press, by the names of `KeyboardEvent.key`. */
export type Key = 'Enter' | 'Escape' | 'Backspace';

/** A running browser engine with its driver. */
export interface EngineProcess {
  /** Opens a browser with empty storage. */
  open(): Promise<Browser>;
  stop(): Promise<void>;
}

export interface Browser {
  newTab(): Promise<DriverTab>;
  /** Messages of the console and exceptions that no script of the pages has caught. */
  complaints(): Complaint[];
  close(): Promise<void>;
}

export interface Complaint {
  kind: 'exception' | 'message';
  text: string;
}

/** What a driver does in a tab. Expressions are evaluated in the page. */
export interface DriverTab {
  /** Whether the driver or the browser has ended: nothing is answered any more. */
  hasEnded(): boolean;
  /** Brings the tab to the front. Only there it takes part in rendering and has the keyboard. */
  show(): Promise<void>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of the expression, which has to be JSON, or what it promises. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that the expression evaluates to. */
  click(element: string): Promise<void>;
  /** Chooses a file in an `<input type="file">`. */
  chooseFile(element: string, path: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects all text of the field that has the focus. */
  selectAll(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
