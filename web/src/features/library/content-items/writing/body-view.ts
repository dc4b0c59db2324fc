import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { insertPicture, linkAt, setLink } from './body-commands';
import { BodyDocument } from './body-document';
import { bodyPlugins } from './body-plugins';
import { cleanHtml } from './pasted-html';
import { isWebAddress } from './web-link';

export interface BodyViewEvents {
  /** What is written now. */
  onChange: (body: string) => void;
  /** After each step, also of the caret. */
  onState: (state: EditorState) => void;
  /** Pictures that were pasted or dropped, in their order. */
  onPictures: (files: File[]) => void;
  /** Pictures of a paste that could not be taken over. */
  onLostPictures: (count: number) => void;
  /** A paste that is larger than any text may be. */
  onTooLarge: () => void;
}

/** In characters: many times what a text may have, with the styles of Word around it. */
const MOST_PASTED = 5_000_000;

/** The editor of a body on one element. What it knows of the page around comes by its parameters. */
export class BodyView {
  private readonly view: EditorView;
  private readonly events: BodyViewEvents;
  private readonly pictures = new Set<PictureView>();
  private document: BodyDocument;
  /** What was told of late, the newest last: the page around may bring it back later. */
  private told: string[];
  private addresses: ReadonlyMap<string, string> = new Map();

  constructor(place: HTMLElement, body: string, events: BodyViewEvents) {
    this.events = events;
    this.told = [body];
    this.document = new BodyDocument(body);
    this.view = new EditorView(place, {
      state: EditorState.create({ doc: this.document.doc, plugins: bodyPlugins() }),
      dispatchTransaction: (transaction) => {
        this.view.updateState(this.view.state.apply(transaction));
        if (transaction.docChanged) this.tell();
        events.onState(this.view.state);
      },
      nodeViews: { image: (node) => this.pictureView(node) },
      handlePaste: (_view, event) => event.clipboardData !== null && this.take(event.clipboardData),
      handleDrop: (view, event, _slice, isMoved) => {
        // Browsers give a picture that is moved within the text as a file, too.
        const files = isMoved ? [] : picturesOf(event.dataTransfer);
        if (files.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place)
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
        events.onPictures(files);
        return true;
      },
      transformPastedHTML: (html) => cleanHtml(html).html,
    });
    events.onState(this.view.state);
  }

  /** Of the field: its names, its language and its state. */
  setAttributes(attributes: Record<string, string>): void {
    this.view.setProps({ attributes });
  }

  /** What others have put into the field: a draft that was discarded, or a change that was merged. */
  setBody(body: string): void {
    const at = this.told.lastIndexOf(body);
    if (at !== -1) {
      this.told = this.told.slice(at);
      return;
    }
    this.told = [body];
    this.document = new BodyDocument(body);
    const { state } = this.view;
    this.view.updateState(
      state.apply(state.tr.replaceWith(0, state.doc.content.size, this.document.doc.content)),
    );
    this.events.onState(this.view.state);
  }

  /** @param addresses of the pictures of the product, by their ids */
  setPictures(addresses: ReadonlyMap<string, string>): void {
    this.addresses = addresses;
    for (const picture of this.pictures) picture.show(addresses);
  }

  readonly run = (command: Command): void => {
    command(this.view.state, this.view.dispatch, this.view);
    this.focus();
  };

  readonly insertPicture = (id: string, description: string): void => {
    this.run(insertPicture(`media:${id}`, description));
  };

  readonly link = (): string | null => linkAt(this.view.state)?.href ?? null;

  readonly setLink = (href: string): void => {
    this.run(setLink(href));
  };

  readonly focus = (): void => {
    this.view.focus();
  };

  destroy(): void {
    this.view.destroy();
  }

  private tell(): void {
    const body = this.document.textOf(this.view.state.doc);
    this.told.push(body);
    this.events.onChange(body);
  }

  /** @returns whether the paste needs nothing else */
  private take(clipboard: DataTransfer): boolean {
    const html = clipboard.getData('text/html');
    const text = clipboard.getData('text/plain');
    if (html.length > MOST_PASTED || text.length > MOST_PASTED) {
      this.events.onTooLarge();
      return true;
    }
    if (isWebAddress(text) && !this.view.state.selection.empty) {
      this.setLink(text.trim());
      return true;
    }
    const files = picturesOf(clipboard);
    if (html === '') {
      if (files.length > 0) this.events.onPictures(files);
      return files.length > 0;
    }
    // Programs add a picture of what is copied to its text. Of a picture alone, the file is what is meant.
    const { pictures, lostPictures, isBlank } = cleanHtml(html);
    if (isBlank && files.length > 0) {
      this.events.onPictures(files);
      return true;
    }
    queueMicrotask(() => {
      if (pictures.length > 0) this.events.onPictures(pictures);
      if (lostPictures > 0) this.events.onLostPictures(lostPictures);
    });
    return false;
  }

  private pictureView(node: Node): PictureView {
    const picture = new PictureView(node, () => this.pictures.delete(picture));
    this.pictures.add(picture);
    picture.show(this.addresses);
    return picture;
  }
}

function picturesOf(data: DataTransfer | null): File[] {
  return Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'));
}

/** A picture of the product by its address of now; of another one, its description. */
class PictureView implements NodeView {
  readonly dom = document.createElement('img');

  readonly destroy: () => void;
  private readonly node: Node;

  constructor(node: Node, destroy: () => void) {
    this.node = node;
    this.destroy = destroy;
    this.dom.alt = String(node.attrs.alt);
    this.dom.draggable = true;
  }

  show(addresses: ReadonlyMap<string, string>): void {
    const id = String(this.node.attrs.src).replace(/^media:/, '');
    const address = addresses.get(id);
    if (address !== undefined && this.dom.getAttribute('src') !== address) this.dom.src = address;
  }
}
