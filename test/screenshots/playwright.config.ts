import { defineConfig } from '@playwright/test';

export default defineConfig({ testDir: '.', testMatch: 'screenshots.ts', workers: 1, reporter: 'list' });
