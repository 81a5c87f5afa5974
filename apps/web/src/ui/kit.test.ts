import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { NoInternetScreen } from './no-internet-screen.tsx';
import { PasswordField } from './password-field.tsx';
import { Progress } from './progress.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { Sheet } from './sheet.tsx';
import { Stepper } from './stepper.tsx';
import { SystemErrorScreen } from './system-error-screen.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';
import { Toaster } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

const nothing = () => undefined;
const closed = { isOpen: false, onClose: nothing, title: 'Judul' };
const items = [{ value: 'a', label: 'A', content: 'isi' }];

const sheet = { ...closed, children: 'isi' };
const hint = { text: 'Cetak', children: createElement(Button) };

const parts: Record<string, ReactElement> = {
  busyButton: createElement(Button, { isBusy: true }, 'Simpan'),
  textField: createElement(TextField, { label: 'Nama', error: 'Wajib diisi' }),
  passwordField: createElement(PasswordField, { label: 'Kata sandi' }),
  searchField: createElement(SearchField, { label: 'Cari', shortcut: '/' }),
  checkbox: createElement(Checkbox, { label: 'Semua', isMixed: true }),
  select: createElement(Select, { label: 'Kota', value: null, onValueChange: nothing, items }),
  stepper: createElement(Stepper, { label: 'Jumlah', value: 1, onValueChange: nothing }),
  tabs: createElement(Tabs, { label: 'Bagian', value: 'a', onValueChange: nothing, items }),
  progress: createElement(Progress, { label: 'Unggah', value: 40 }),
  sheet: createElement(Sheet, sheet),
  dialog: createElement(ConfirmDialog, {
    ...closed,
    text: '',
    confirmLabel: 'Ya',
    onConfirm: nothing,
  }),
  menu: createElement(Menu, { label: 'Lainnya', trigger: '…', items: [] }),
  tooltip: createElement(Tooltip, hint),
  toaster: createElement(Toaster),
};

describe('the kit on the server', () => {
  it.each(Object.entries(parts))(
    '%s renders without a browser and without inline styles',
    (_, part) => {
      const html = renderToString(part);
      expect(html).not.toMatch(/<style|\sstyle=/);
    },
  );

  it('ties an error to its field', () => {
    const html = renderToString(parts.textField);
    const described = html.match(/aria-describedby="([^"]+)"/)?.[1];
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(new RegExp(`id="${described}"[^>]*>.*Wajib diisi`));
  });

  it('says that the system is disturbed [OV-01]', () => {
    const html = renderToString(createElement(SystemErrorScreen, { onReload: nothing }));
    expect(html).toContain('Terjadi Gangguan Sistem');
    expect(html).toContain('Muat Ulang</span>');
  });

  it('says that the internet is away, and asks for connection and quota [OV-02]', () => {
    const html = renderToString(createElement(NoInternetScreen, { onReload: nothing }));
    expect(html).toContain('Tidak ada koneksi Internet');
    expect(html).toMatch(/koneksi dan kuota/);
    expect(html).toContain('Muat Ulang</span>');
  });
});
