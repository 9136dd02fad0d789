import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mediaTypeOf } from './media-type.ts';

const of = (text: string) => mediaTypeOf(Buffer.from(text, 'latin1'));

test('a file is what its bytes are', () => {
  assert.equal(of('\xff\xd8\xff\xe0 JFIF'), 'image/jpeg');
  assert.equal(of('\x89PNG\r\n\x1a\n'), 'image/png');
  assert.equal(of('%PDF-1.4'), 'application/pdf');
  assert.equal(of('RIFF....WEBPVP8 '), 'image/webp');
  assert.equal(of('....ftypheic'), 'image/heic');
  assert.equal(
    of('PK\x03\x04......[Content_Types].xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  assert.equal(of('PK\x03\x04......pass.json'), 'application/vnd.apple.pkpass');
  assert.equal(of('BEGIN:VCALENDAR\r\n'), 'text/calendar');
  assert.equal(of('Return-Path: <a@b.example>\r\nSubject: hi'), 'message/rfc822');
  assert.equal(of('From: a@b.example\r\nTo: c@d.example\r\nMessage-ID: <1@b.example>\r\n\r\nhi'), 'message/rfc822');
  assert.equal(of('From - Sat Nov 21 10:00:00 2026\r\nSubject: hi'), 'message/rfc822');
  assert.equal(of('From: Paris\nTo: Lyon\nDate: 12 May'), 'text/plain');
  assert.equal(of('Subject: my trip\n\nMessage-ID: none'), 'text/plain');
  assert.equal(of('<!DOCTYPE html><p>hi'), 'text/html');
  assert.equal(of('plain words'), 'text/plain');
  assert.equal(of('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00'), 'application/x-ole-storage');
  assert.equal(of('\x00\x01\x02'), 'application/octet-stream');
  assert.equal(of(''), 'text/plain');
});

test('what could run in a browser is never taken for a picture or for words', () => {
  assert.equal(of('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'), 'image/svg+xml');
  assert.equal(of('<?xml version="1.0"?><!-- x --><svg>'), 'image/svg+xml');
  assert.equal(of('<script>alert(1)</script>'), 'text/html');
  assert.equal(of('GIF89a=1;alert(1)//<script>'), 'image/gif');
});
