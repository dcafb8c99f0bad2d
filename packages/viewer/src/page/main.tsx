import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './data/documents.ts'
import { LanguageProvider } from './messages/language.tsx'
import { router } from './router.tsx'
import './theme/base.css'
import './theme/shell.css'
import './theme/board.css'
import './theme/run.css'
import './theme/samples.css'
import './theme/print.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </QueryClientProvider>
  </StrictMode>,
)
