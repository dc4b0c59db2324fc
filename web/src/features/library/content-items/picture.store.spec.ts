import { beforeEach, expect, test, vi } from 'vitest';
import {
  describeContentPicture,
  uploadContentPicture,
} from '../../../api/generated/content-items/content-items';
import type { ContentItemDto, ContentPictureDto } from '../../../api/generated/model';
import { contentItemForm } from './content-item-form';
import { CoverStore } from './cover.store';
import { pictureForm, pictureUpload } from './picture.store';

vi.mock('../../../api/generated/content-items/content-items', () => ({
  describeContentPicture: vi.fn(),
  uploadContentPicture: vi.fn(),
}));

// There is no canvas here.
vi.mock('../../../shared/upload/pictures/fit-picture', () => ({
  fitPicture: (chosen: File) => Promise.resolve(chosen),
}));

const picture: ContentPictureDto = {
  ...{ id: 'a-40x30', width: 40, height: 30, address: '/a.webp', srcset: '/a.webp 40w' },
};
const file = new File(['picture'], 'robot.png');
const newForm = () => contentItemForm(null, 'en-US', () => Promise.resolve({} as ContentItemDto));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(uploadContentPicture).mockResolvedValue(picture);
  vi.mocked(describeContentPicture).mockResolvedValue(picture);
});

test('a picture is inserted once it is sent and said what it shows', async () => {
  const form = pictureForm();
  expect(Object.keys(form.problems)).toEqual(['picture', 'text']);
  await pictureUpload(form).start(file);
  form.change({ text: ' ' });
  expect(Object.keys(form.problems)).toEqual(['text']);
  form.change({ text: 'A robot' });
  expect(form.problems).toEqual({});
});

test('a cover is named in the form as soon as it is sent, and forgotten with its text', async () => {
  const form = newForm();
  const store = new CoverStore(form);
  await store.upload.start(file);
  expect(form.values.cover).toBe(picture.id);
  expect(form.problems.coverText).toMatchObject({ rule: 'required' });
  store.load();
  expect(describeContentPicture).not.toHaveBeenCalled();
  form.change({ coverText: 'A robot' });
  store.remove();
  expect(form.values).toMatchObject({ cover: '', coverText: '' });
  expect(store.picture.data).toBeNull();
});

test('a form that was kept asks where its cover is', async () => {
  const form = newForm();
  form.change({ cover: picture.id });
  const store = new CoverStore(form);
  store.load();
  await vi.waitFor(() => {
    expect(store.picture.data).toEqual(picture);
  });
});
